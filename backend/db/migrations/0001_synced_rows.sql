-- Rows that travel to devices are written through one door (withUserTx), which
-- sets app.sync_user and app.sync_version for its transaction. A row that was
-- written past that door would never reach a device, so it is refused here.
CREATE FUNCTION refuse_unversioned_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.user_id IS NULL THEN
    RETURN NEW;
  END IF;
  IF NEW.user_id::text IS DISTINCT FROM current_setting('app.sync_user', true)
    OR NEW.version::text IS DISTINCT FROM current_setting('app.sync_version', true) THEN
    RAISE EXCEPTION 'a row of % was written outside withUserTx', TG_TABLE_NAME;
  END IF;
  PERFORM set_config('app.sync_written', 'yes', true);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION refuse_unversioned_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.email, NEW.name, NEW.phone, NEW.location, NEW.credits, NEW.notifications)
    IS NOT DISTINCT FROM (OLD.email, OLD.name, OLD.phone, OLD.location, OLD.credits, OLD.notifications) THEN
    RETURN NEW;
  END IF;
  IF NEW.id::text IS DISTINCT FROM current_setting('app.sync_user', true)
    OR NEW.version::text IS DISTINCT FROM current_setting('app.sync_version', true) THEN
    RAISE EXCEPTION 'an account was changed outside withUserTx';
  END IF;
  PERFORM set_config('app.sync_written', 'yes', true);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER account_is_versioned BEFORE UPDATE ON users
  FOR EACH ROW EXECUTE FUNCTION refuse_unversioned_account();
--> statement-breakpoint
DO $$
DECLARE synced text;
BEGIN
  FOREACH synced IN ARRAY ARRAY[
    'uploaded_resumes', 'job_details', 'jobs', 'optimized_resumes', 'cover_letters',
    'answers', 'credit_uses', 'payment_history', 'sync_groups', 'sync_results'
  ] LOOP
    EXECUTE format(
      'CREATE TRIGGER row_is_versioned BEFORE INSERT OR UPDATE ON %I
         FOR EACH ROW EXECUTE FUNCTION refuse_unversioned_row()', synced);
  END LOOP;
END $$;
--> statement-breakpoint
-- The ledger only grows; an account that is deleted leaves its entries without a name.
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.user_id IS NULL
    AND (NEW.id, NEW.delta, NEW.kind, NEW.ref) = (OLD.id, OLD.delta, OLD.kind, OLD.ref) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'the ledger only grows';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_only_grows BEFORE UPDATE OR DELETE ON credit_ledger
  FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
INSERT INTO sync_meta DEFAULT VALUES;
