CREATE TABLE "declined_placements" (
	"course_unit_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"goal_id" integer NOT NULL,
	"point_id" integer NOT NULL,
	"task_goal_id" integer,
	"ksa_id" integer,
	"user_id" integer NOT NULL,
	"declined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "declined_placements_place" UNIQUE NULLS NOT DISTINCT("project_id","goal_id","point_id","task_goal_id","ksa_id")
);
--> statement-breakpoint
ALTER TABLE "declined_placements" ADD CONSTRAINT "declined_placements_course_unit_id_course_units_id_fk" FOREIGN KEY ("course_unit_id") REFERENCES "public"."course_units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declined_placements" ADD CONSTRAINT "declined_placements_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declined_placements" ADD CONSTRAINT "declined_placements_goal_id_teaching_goals_id_fk" FOREIGN KEY ("goal_id") REFERENCES "public"."teaching_goals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declined_placements" ADD CONSTRAINT "declined_placements_point_id_points_id_fk" FOREIGN KEY ("point_id") REFERENCES "public"."points"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declined_placements" ADD CONSTRAINT "declined_placements_task_goal_id_task_goals_id_fk" FOREIGN KEY ("task_goal_id") REFERENCES "public"."task_goals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declined_placements" ADD CONSTRAINT "declined_placements_ksa_id_ksas_id_fk" FOREIGN KEY ("ksa_id") REFERENCES "public"."ksas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declined_placements" ADD CONSTRAINT "declined_placements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "declined_placements_course_unit_id_index" ON "declined_placements" USING btree ("course_unit_id");--> statement-breakpoint
CREATE INDEX "declined_placements_goal_id_index" ON "declined_placements" USING btree ("goal_id");--> statement-breakpoint
CREATE INDEX "declined_placements_point_id_index" ON "declined_placements" USING btree ("point_id");--> statement-breakpoint
CREATE INDEX "declined_placements_task_goal_id_index" ON "declined_placements" USING btree ("task_goal_id");--> statement-breakpoint
CREATE INDEX "declined_placements_ksa_id_index" ON "declined_placements" USING btree ("ksa_id");--> statement-breakpoint
CREATE INDEX "declined_placements_user_id_index" ON "declined_placements" USING btree ("user_id");