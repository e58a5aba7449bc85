### Les gens et leurs appareils, en français.

refused-signed-off = Cet appareil a été déconnecté. Il ne tient plus tes places.
refused-link-expired = Ce lien a déjà servi, ou ses minutes sont passées. Refais-en un sur ton autre appareil.
refused-no-device = Cet appareil n’est pas dans ta liste.
