ALTER TABLE "store_changes" ADD COLUMN "table_id" text;--> statement-breakpoint
CREATE INDEX "orders_left" ON "orders" USING btree ("store_id") WHERE "orders"."left_tables" <> '{}' and "orders"."order_status" in (0, 1, 2);--> statement-breakpoint
CREATE INDEX "sittings_left" ON "sittings" USING btree ("store_id") WHERE "sittings"."closed_at" is null and "sittings"."left_tables" <> '{}';--> statement-breakpoint
-- That who is at some tables of a store has changed: of those named, and of those that were joined to one of the visits.
CREATE FUNCTION note_tables(store text, named text[], visit_ids text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO store_changes (store_id, table_id)
  SELECT store, place FROM (
    SELECT unnest(named) UNION
    SELECT id FROM tables WHERE store_id = store AND joined_sitting_id = ANY(visit_ids)
  ) AS changed(place) WHERE place IS NOT NULL;
$$;--> statement-breakpoint
CREATE FUNCTION note_visit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_tables(NEW.store_id, NEW.left_tables || NEW.table_id, ARRAY[NEW.id]);
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_tables(NEW.store_id,
      OLD.left_tables || OLD.table_id || NEW.left_tables || NEW.table_id, ARRAY[NEW.id]);
  ELSE
    PERFORM note_tables(OLD.store_id, OLD.left_tables || OLD.table_id, ARRAY[OLD.id]);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER note_inserted AFTER INSERT ON sittings FOR EACH ROW
  WHEN (NEW.closed_at IS NULL) EXECUTE FUNCTION note_visit();--> statement-breakpoint
CREATE TRIGGER note_updated AFTER UPDATE ON sittings FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.* AND (OLD.closed_at IS NULL OR NEW.closed_at IS NULL))
  EXECUTE FUNCTION note_visit();--> statement-breakpoint
CREATE TRIGGER note_deleted AFTER DELETE ON sittings FOR EACH ROW
  WHEN (OLD.closed_at IS NULL) EXECUTE FUNCTION note_visit();--> statement-breakpoint
CREATE FUNCTION note_order_at_table() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    -- Where others of its visit are under way nobody has come and nobody has gone: most orders end here.
    IF EXISTS (SELECT 1 FROM orders other WHERE other.sitting_id = NEW.sitting_id
      AND other.order_no <> NEW.order_no AND other.order_status IN (0, 1, 2)) THEN
      RETURN NULL;
    END IF;
    PERFORM note_tables(NEW.store_id, NEW.left_tables || NEW.table_id, ARRAY[NEW.sitting_id]);
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_tables(NEW.store_id, OLD.left_tables || OLD.table_id || NEW.left_tables || NEW.table_id,
      ARRAY[OLD.sitting_id, NEW.sitting_id]);
  ELSE
    PERFORM note_tables(OLD.store_id, OLD.left_tables || OLD.table_id, ARRAY[OLD.sitting_id]);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER note_inserted AFTER INSERT ON orders FOR EACH ROW
  WHEN (NEW.sitting_id IS NOT NULL AND NEW.order_status IN (0, 1, 2))
  EXECUTE FUNCTION note_order_at_table();--> statement-breakpoint
-- From under way to under way nothing changes for who looks at the table.
CREATE TRIGGER note_updated AFTER UPDATE OF order_status, sitting_id, table_id, left_tables ON orders FOR EACH ROW
  WHEN ((OLD.sitting_id IS NOT NULL OR NEW.sitting_id IS NOT NULL) AND (
    OLD.sitting_id IS DISTINCT FROM NEW.sitting_id OR OLD.table_id IS DISTINCT FROM NEW.table_id
    OR OLD.left_tables IS DISTINCT FROM NEW.left_tables
    OR (OLD.order_status <> NEW.order_status
      AND NOT (OLD.order_status IN (0, 1, 2) AND NEW.order_status IN (0, 1, 2)))))
  EXECUTE FUNCTION note_order_at_table();--> statement-breakpoint
CREATE TRIGGER note_deleted AFTER DELETE ON orders FOR EACH ROW
  WHEN (OLD.sitting_id IS NOT NULL AND OLD.order_status IN (0, 1, 2))
  EXECUTE FUNCTION note_order_at_table();
