### People and their devices, in English.

refused-signed-off = This device was signed off. It no longer holds your seats.
refused-link-expired = This link has been used, or its minutes are over. Make a new one on your other device.
refused-no-device = There is no such device on your list.
