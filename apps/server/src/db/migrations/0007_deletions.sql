ALTER TABLE "teaching_goals" ADD COLUMN "deletion" bigint;--> statement-breakpoint
ALTER TABLE "ksas" ADD COLUMN "deletion" bigint;--> statement-breakpoint
ALTER TABLE "points" ADD COLUMN "deletion" bigint;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "deletion" bigint;--> statement-breakpoint
ALTER TABLE "task_goals" ADD COLUMN "deletion" bigint;--> statement-breakpoint
CREATE INDEX "course_units_in_trash" ON "course_units" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
-- What lies in the trash already went with its course unit where it has the same moment of deletion.
CREATE TEMPORARY TABLE "course_unit_deletions" ON COMMIT DROP AS
  SELECT u.id, u.deleted_at, max(a.id) AS deletion FROM "course_units" u
  JOIN "audit_log" a ON a.entity = 'courseUnit' AND a.entity_id = u.id AND a.action = 'deleted'
  WHERE u.deleted_at IS NOT NULL GROUP BY u.id, u.deleted_at;--> statement-breakpoint
UPDATE "teaching_goals" t SET deletion = d.deletion FROM "course_unit_deletions" d WHERE t.course_unit_id = d.id AND t.deleted_at = d.deleted_at;--> statement-breakpoint
UPDATE "ksas" t SET deletion = d.deletion FROM "course_unit_deletions" d WHERE t.course_unit_id = d.id AND t.deleted_at = d.deleted_at;--> statement-breakpoint
UPDATE "points" t SET deletion = d.deletion FROM "course_unit_deletions" d WHERE t.course_unit_id = d.id AND t.deleted_at = d.deleted_at;--> statement-breakpoint
UPDATE "projects" t SET deletion = d.deletion FROM "course_unit_deletions" d WHERE t.course_unit_id = d.id AND t.deleted_at = d.deleted_at;--> statement-breakpoint
UPDATE "task_goals" t SET deletion = d.deletion FROM "course_unit_deletions" d JOIN "projects" p ON p.course_unit_id = d.id WHERE t.project_id = p.id AND t.deleted_at = d.deleted_at;
