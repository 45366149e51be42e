CREATE TABLE leads (
  id INTEGER PRIMARY KEY,
  reference TEXT NOT NULL UNIQUE,
  idempotency_key TEXT NOT NULL UNIQUE,
  received_at TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  company TEXT NOT NULL,
  phone TEXT NOT NULL,
  industry TEXT NOT NULL,
  employees INTEGER NOT NULL,
  current_tool TEXT NOT NULL,
  message TEXT NOT NULL,
  topic TEXT NOT NULL,
  campaign TEXT NOT NULL
);
CREATE INDEX leads_email ON leads (email);
CREATE INDEX leads_received_at ON leads (received_at);

CREATE TABLE outbox (
  id INTEGER PRIMARY KEY,
  lead_id INTEGER NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  channel TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at TEXT NOT NULL,
  delivered_at TEXT,
  dead_at TEXT,
  last_error TEXT,
  UNIQUE (lead_id, channel)
);
CREATE INDEX outbox_due ON outbox (next_attempt_at) WHERE delivered_at IS NULL AND dead_at IS NULL;

CREATE TABLE trapped (
  day TEXT NOT NULL,
  kind TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, kind)
);
