-- Keys are stored for 30 days, and the purge of each hour must find the older ones without reading all of them.
CREATE INDEX idempotency_keys_created_at ON idempotency_keys (created_at);
