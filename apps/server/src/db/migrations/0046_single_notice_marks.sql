CREATE TABLE "single_notice_marks" (
	"user_id" integer NOT NULL,
	"notice_id" varchar(300) NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "single_notice_marks_user_id_notice_id_pk" PRIMARY KEY("user_id","notice_id")
);
--> statement-breakpoint
ALTER TABLE "single_notice_marks" ADD CONSTRAINT "single_notice_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;