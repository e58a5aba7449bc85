"""Keys and cookies, headers, limits."""
