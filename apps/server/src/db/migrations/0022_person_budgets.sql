CREATE TABLE "person_budgets" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"stored_bytes" bigint,
	"empty_units" integer,
	"event_streams" integer,
	"waiting_files" integer,
	"feedbacks" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "person_budgets" ADD CONSTRAINT "person_budgets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;