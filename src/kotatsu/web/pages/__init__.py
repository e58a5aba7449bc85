"""The pages: from requests to contexts, and from forms to tables."""
