"""Kotatsu as an app on a phone: its icons, its manifest, its service worker and what it shows without network."""
