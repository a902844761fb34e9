CREATE TABLE "notice_mails" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"mode" text NOT NULL,
	"language" text NOT NULL,
	"considered_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notice_mails" ADD CONSTRAINT "notice_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;