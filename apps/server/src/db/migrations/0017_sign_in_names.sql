ALTER TABLE "users" ADD COLUMN "shares_name" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Who has a name that another account has, too, keeps it, and signs in by e-mail address as before.
UPDATE "users" SET "shares_name" = true
WHERE "deleted_at" IS NULL AND lower(normalize("user_name", NFKC)) IN (
  SELECT lower(normalize("user_name", NFKC)) FROM "users" WHERE "deleted_at" IS NULL GROUP BY 1 HAVING count(*) > 1
);--> statement-breakpoint
CREATE UNIQUE INDEX "users_by_name" ON "users" USING btree (lower(normalize("user_name", NFKC))) WHERE deleted_at is null and not shares_name;
