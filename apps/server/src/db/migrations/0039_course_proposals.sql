DROP INDEX "proposals_open";--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "course_lineage" integer;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "course_name" jsonb;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "is_course_removed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "proposals_open" ON "proposals" USING btree ("edition_id",coalesce(course_lineage, 0)) WHERE status not in ('declined', 'merged');