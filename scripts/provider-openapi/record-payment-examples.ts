import { z } from "zod";
import { hostedCheckoutSchema } from "../../lib/contract/purchase.ts";
import { readMailedParam } from "./read-mails.ts";
import { signInRecorded } from "./record-account-examples.ts";
import type { RecordingClient } from "./recording-client.ts";

const back = {
  success_url: "https://demo.example.com/payment/confirm",
  cancel_url: "https://demo.example.com/",
};
const hosted = { ...back, session_hosted_url: back.cancel_url };
const month = { paywallId: "membership", priceToken: "membership-month" };
const { paywallId } = month;

/** What a viewer calls who buys a subscription, changes it, and gives one. */
export async function recordPaymentExamples(
  client: RecordingClient,
  origin: string,
  console: string,
): Promise<void> {
  const { record } = client;
  const bearer = await signInRecorded(client, "viewer");
  const pay = createPayer(origin);
  await record("PA-162", { params: { ...month, promo: "WELCOME20" }, bearer });
  const checkout = await record("PA-163", { params: month, body: back, bearer });
  const sessionId = await pay(checkout);
  await record("PA-43", { params: { sessionId }, bearer });
  await recordChanges(client, bearer);
  await recordGift(client, pay, bearer, console);
  await record("PA-172", { params: { page: "1" }, bearer });
  await record("PA-173", { params: { page: "1" }, bearer });
}

async function recordChanges({ record }: RecordingClient, bearer: string): Promise<void> {
  const params = { paywallId };
  await record("PA-165", { params, body: hosted, bearer });
  await record("PA-167", { body: { return_url: back.cancel_url }, bearer });
  await record("PA-168", { params, body: { success_url: back.success_url }, bearer });
  await record("PA-166", { params, body: hosted, bearer });
  await record("PA-169", { params, body: {}, bearer });
  await record("PA-170", { params, body: { months: 1 }, bearer });
  await record("PA-169", { params, body: {}, bearer });
  const price_token = "membership-year";
  await record("PA-339", { params: { paywallId, price_token }, bearer });
  const body = { price_token, success_url: back.success_url };
  await record("PA-171", { params, body, bearer });
}

type Payer = ReturnType<typeof createPayer>;

async function recordGift(
  client: RecordingClient,
  pay: Payer,
  bearer: string,
  console: string,
): Promise<void> {
  const { record } = client;
  const email = "nora@example.com";
  const body = { ...back, email, message: "Enjoy the lakes" };
  await pay(await record("PA-164", { params: month, body, bearer }));
  await fetch(`${console}/console/api/clock`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ action: "shift", ms: 60_000 }),
  });
  const code = await readMailedParam(console, email, "gift");
  await record("PA-175", { params: { code } });
  const receiver = await signInRecorded(client, "alerts");
  await record("PA-176", { params: { code }, bearer: receiver });
  await record("PA-174", { bearer });
}

/** Pays on the hosted page of a checkout, with a test card. Returns the session. */
function createPayer(origin: string) {
  return async (checkout: unknown): Promise<string> => {
    const { url, sessionId } = hostedCheckoutSchema.parse(checkout);
    const { pathname, search } = new URL(url);
    const card = { number: "4242 4242 4242 4242", expiry: "12/44", code: "123" };
    const response = await fetch(origin + pathname + search, {
      method: "POST",
      headers: { "Sec-Fetch-Site": "same-origin" },
      body: new URLSearchParams({ do: "pay", ...card }),
      redirect: "manual",
    });
    z.literal(303).parse(response.status);
    return sessionId;
  };
}
