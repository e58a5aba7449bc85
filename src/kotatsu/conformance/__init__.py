"""What every game is held to, as plain functions: the test suite and `kotatsu conform` run them."""
