import { defineConfig } from "drizzle-kit";

// `npx drizzle-kit generate` writes the next migration after a change of the schema.
export default defineConfig({
  dialect: "postgresql",
  schema: [
    "./provider/db/schema.ts",
    "./provider/db/accounts-schema.ts",
    "./provider/db/devices-schema.ts",
    "./provider/db/lists-schema.ts",
    "./provider/db/offers-schema.ts",
    "./provider/db/commerce-schema.ts",
    "./provider/db/refunds-and-price-changes-schema.ts",
    "./provider/db/rights-schema.ts",
    "./provider/db/search-schema.ts",
    "./provider/db/analytics-schema.ts",
    "./provider/db/client-errors-schema.ts",
    "./provider/db/admin-schema.ts",
    "./provider/db/outbox-schema.ts",
    "./provider/db/identity-schema.ts",
    "./provider/db/import-schema.ts",
  ],
  out: "./provider/db/migrations",
});
