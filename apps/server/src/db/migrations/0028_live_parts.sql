CREATE TABLE "curriculum_live_parts" (
	"course_unit_id" integer PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"frame" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "curriculum_live_parts" ADD CONSTRAINT "curriculum_live_parts_course_unit_id_course_units_id_fk" FOREIGN KEY ("course_unit_id") REFERENCES "public"."course_units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "curriculum_live_parts" ADD CONSTRAINT "curriculum_live_parts_hash_curriculum_parts_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."curriculum_parts"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "curriculum_live_parts_hash_index" ON "curriculum_live_parts" USING btree ("hash");