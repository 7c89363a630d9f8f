CREATE TABLE "store_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"store_id" text,
	"tx" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "store_changes_tx" ON "store_changes" USING btree ("tx");--> statement-breakpoint
CREATE INDEX "store_changes_made" ON "store_changes" USING btree ("made_at");--> statement-breakpoint
-- What a guest may read of a store and that has changed: a row for each store of which a statement really changed a row.
CREATE FUNCTION note_store_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  store text := CASE
    WHEN TG_TABLE_NAME = 'stores' THEN 'changed.id'
    WHEN TG_TABLE_NAME IN ('categories', 'goods', 'reviews', 'tables') THEN 'changed.store_id'
    ELSE 'null::text' END;
BEGIN
  IF TG_OP = 'UPDATE' AND store <> 'null::text' THEN
    EXECUTE 'INSERT INTO store_changes (store_id) SELECT DISTINCT ' || store ||
      ' FROM changed JOIN unchanged ON unchanged.id = changed.id' ||
      ' WHERE changed.* IS DISTINCT FROM unchanged.*';
  ELSE
    EXECUTE 'INSERT INTO store_changes (store_id) SELECT DISTINCT ' || store || ' FROM changed';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE
  watched text;
BEGIN
  FOREACH watched IN ARRAY ARRAY['stores', 'categories', 'goods', 'reviews', 'tables', 'tax_rates',
    'mall_categories', 'store_types', 'specials', 'special_stores', 'banners']
  LOOP
    EXECUTE format('CREATE TRIGGER note_inserted AFTER INSERT ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_store_changes()', watched);
    EXECUTE format('CREATE TRIGGER note_updated AFTER UPDATE ON %I REFERENCING OLD TABLE AS unchanged
      NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_store_changes()', watched);
    EXECUTE format('CREATE TRIGGER note_deleted AFTER DELETE ON %I REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_store_changes()', watched);
  END LOOP;
END $$;
