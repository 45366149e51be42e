-- Leads that look automated are quarantined, not deleted. NULL: an ordinary lead.
ALTER TABLE leads ADD COLUMN quarantine_reason TEXT;
ALTER TABLE leads ADD COLUMN quarantined_at TEXT;
ALTER TABLE leads ADD COLUMN released_at TEXT;
-- The same key with a changed body corrects the lead. Earlier bodies are kept in lead_revisions.
ALTER TABLE leads ADD COLUMN revision INTEGER NOT NULL DEFAULT 1;
ALTER TABLE leads ADD COLUMN updated_at TEXT;
-- When the first channel delivered the lead (`firstDeliveredAt` in code). NULL: not delivered yet.
ALTER TABLE leads ADD COLUMN handed_on_at TEXT;

CREATE TABLE lead_revisions (
  id INTEGER PRIMARY KEY,
  lead_id INTEGER NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  revision INTEGER NOT NULL,
  replaced_at TEXT NOT NULL,
  body TEXT NOT NULL,
  UNIQUE (lead_id, revision)
);

-- The revision to deliver, or the delivered one.
ALTER TABLE outbox ADD COLUMN revision INTEGER NOT NULL DEFAULT 1;
ALTER TABLE outbox ADD COLUMN first_attempt_at TEXT;
ALTER TABLE outbox ADD COLUMN last_attempt_at TEXT;
-- The error without anything personal, for logs and reports: "ECONNREFUSED", "HTTP 503".
ALTER TABLE outbox ADD COLUMN last_error_kind TEXT;

DROP INDEX outbox_due;
CREATE INDEX outbox_due ON outbox (channel, next_attempt_at) WHERE delivered_at IS NULL AND dead_at IS NULL;
CREATE INDEX outbox_dead ON outbox (channel, dead_at) WHERE dead_at IS NOT NULL;

UPDATE leads SET handed_on_at = (SELECT min(delivered_at) FROM outbox WHERE lead_id = leads.id);
CREATE INDEX leads_waiting ON leads (id) WHERE handed_on_at IS NULL;
CREATE INDEX leads_quarantined ON leads (id) WHERE quarantine_reason IS NOT NULL AND released_at IS NULL;

-- The service's own state, such as the time of its last purge and digest.
CREATE TABLE service_state (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
);

-- Requests with a filled-in hidden field become leads in quarantine.
DROP TABLE trapped;
