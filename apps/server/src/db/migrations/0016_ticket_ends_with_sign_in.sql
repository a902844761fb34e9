-- Tickets live for a minute: those of before name no sign-in.
DELETE FROM "download_tickets";--> statement-breakpoint
ALTER TABLE "download_tickets" ADD COLUMN "token_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "download_tickets" ADD CONSTRAINT "download_tickets_token_hash_sessions_token_hash_fk" FOREIGN KEY ("token_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "download_tickets_token_hash_index" ON "download_tickets" USING btree ("token_hash");