ALTER TABLE "feedbacks" DROP CONSTRAINT "feedbacks_unique_unique";--> statement-breakpoint
CREATE UNIQUE INDEX "feedbacks_user_id_unique_index" ON "feedbacks" USING btree ("user_id","unique");