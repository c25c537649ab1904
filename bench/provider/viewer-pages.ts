import { listBenchPictures } from "./bench-pictures.ts";

const purchasedAt = "2026-01-01T12:00:00Z";
const renewsAt = "2036-01-01T12:00:00Z";

/** Who signs in. */
export const benchViewer = {
  _id: "bench-viewer",
  full_name: "Bench Viewer",
  email: "viewer@bench.example",
  access_token: "bench-token",
  has_missing_registration_fields: false,
};

/** Two offers of two prices each. */
export function createBenchPaywalls(media: string): object {
  const [hero] = listBenchPictures("hero");
  const price = (token: string, amount: number, period: string) => ({
    token,
    price: amount,
    payment_period: period,
  });
  const data = ["Basic", "Everything"].map((name, index) => ({
    token: `plan-${index}`,
    name,
    description: "Every film of the channel, on every screen.",
    thumbnail: `${media}/art/${hero?.name}/{w}.avif`,
    currency: "EUR",
    prices: [price("month", 500 + index * 400, "month"), price("year", 5000, "year")],
  }));
  return { data };
}

/** The data of the account page: one subscription with an invoice, and two devices. */
export function createViewerResponse(path: string): object | undefined {
  const subscription = { paywall: { token: "plan-0", name: "Basic" }, price: 500, currency: "EUR" };
  const onePage = { page: 1, total_items: 1 };
  const responses: Record<string, object> = {
    "users/me": benchViewer,
    "users/purchases": {
      data: [
        {
          ...subscription,
          id: "purchase-1",
          kind: "subscription",
          status: "active",
          purchased_at: purchasedAt,
          renews_at: renewsAt,
          payment_period: "month",
          can_cancel: true,
        },
      ],
      paging: onePage,
    },
    "users/invoices": {
      data: [
        {
          id: "invoice-1",
          number: "2026-1",
          amount: 500,
          currency: "EUR",
          status: "paid",
          issued_at: purchasedAt,
        },
      ],
      paging: onePage,
    },
    "users/gifts": { data: [] },
    "user-devices": ["phone", "television"].map((id, index) => ({
      id,
      userAgent: "Mozilla/5.0 (Linux; Android 11) Chrome/140.0.0.0 Mobile Safari/537.36",
      updatedAtEpochMS: Date.parse(purchasedAt),
      isCurrentDevice: index === 0,
    })),
  };
  return responses[path];
}
