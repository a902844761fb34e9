CREATE TABLE "declined_supports" (
	"course_unit_id" integer NOT NULL,
	"indicator_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"declined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "declined_supports_course_unit_id_indicator_id_pk" PRIMARY KEY("course_unit_id","indicator_id")
);
--> statement-breakpoint
ALTER TABLE "declined_supports" ADD CONSTRAINT "declined_supports_course_unit_id_course_units_id_fk" FOREIGN KEY ("course_unit_id") REFERENCES "public"."course_units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declined_supports" ADD CONSTRAINT "declined_supports_indicator_id_indicators_id_fk" FOREIGN KEY ("indicator_id") REFERENCES "public"."indicators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declined_supports" ADD CONSTRAINT "declined_supports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "declined_supports_indicator_id_index" ON "declined_supports" USING btree ("indicator_id");--> statement-breakpoint
CREATE INDEX "declined_supports_user_id_index" ON "declined_supports" USING btree ("user_id");