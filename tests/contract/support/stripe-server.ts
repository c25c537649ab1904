import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A request to Stripe: form-encoded, with its idempotency key. */
export type StripeRequest = { path: string; key: string | undefined; fields: URLSearchParams };
type Facts = Record<string, unknown>;

/** A server with the part of Stripe's API that the provider uses, in the shapes of Stripe's reference. */
export type StripeServer = {
  api: string;
  requests: StripeRequest[];
  /** The viewer has paid on Stripe's page, which has to be open. Returns the payment's id. */
  complete: (id: string) => string;
  /** The same with a slow payment method. `settle` sets the result. */
  completeSlowly: (id: string) => void;
  settle: (id: string, isPaid: boolean) => string;
  /** The session was ended in Stripe's dashboard. */
  expire: (id: string) => void;
  declineCards: (isOn: boolean) => void;
  /** Executes requests to a path, and closes the connection before the response. */
  dropResponses: (path: string | undefined) => void;
  /** Executes one request to a path (for an amount), and responds after `release`. `reached` resolves when it is requested. */
  hold: (path: string, amount?: number) => { reached: Promise<void>; release: () => void };
  /** Payments, refunds and disputes, under any key. */
  made: { payments: Facts[]; refunds: Facts[]; disputes: Facts[] };
  /** A refund of a payment in Stripe's dashboard. */
  refund: (payment: string, amount: number) => Facts;
  /** The cardholder's bank takes back a payment. */
  dispute: (payment: string, amount: number) => Facts;
  /** The rest of a payment after refunds and disputes. */
  leftOf: (payment: string) => number;
  /** The card was detached in the dashboard, or attached again. */
  detachCard: (isOn: boolean) => void;
  close: () => void;
};

type Reply = [status: number, body: object];

function refusal(message: string): Reply {
  return [400, { error: { type: "invalid_request_error", message } }];
}

const card = { brand: "visa", last4: "4242", exp_month: 12, exp_year: 2044 };
const method = { id: "pm_1", object: "payment_method", type: "card", card, customer: "cus_1" };

/** Starts it on a free port. */
export async function startStripeServer(): Promise<StripeServer> {
  const requests: StripeRequest[] = [];
  const sessions = new Map<string, Facts>();
  const payments = new Map<string, Facts>();
  const disputes: Facts[] = [];
  const made: StripeServer["made"] = { payments: [], refunds: [], disputes };
  const known = new Map<string, { wanted: string; reply: Reply }>();
  let isDeclining = false;
  let isDetached = false;
  let lost: string | undefined;
  let pause:
    | { path: string; amount?: number; reach: () => void; released: Promise<void> }
    | undefined;
  const addRefund = (payment: string, amount: number, metadata: object = {}) => {
    const id = `re_${made.refunds.length + 1}`;
    const refund = { id, object: "refund", payment_intent: payment, amount, status: "succeeded" };
    made.refunds.push({ ...refund, metadata });
    return made.refunds.at(-1) ?? {};
  };
  const addPayment = (id: string, metadata: object, amount: number, currency: unknown) => {
    const payment = {
      id,
      object: "payment_intent",
      status: "succeeded",
      currency,
      amount,
      metadata,
    };
    payments.set(id, payment);
    made.payments.push(payment);
    return payment;
  };
  const leftOf = (payment: string) => {
    const returned = [...made.refunds, ...disputes].filter(
      (each) =>
        each["payment_intent"] === payment && !["failed", "won"].includes(String(each["status"])),
    );
    const sum = returned.reduce((total, { amount }) => total + Number(amount), 0);
    return Number(payments.get(payment)?.["amount"]) - sum;
  };
  const ofPayment = (some: Facts[], query: URLSearchParams) => ({
    object: "list",
    data: some.filter((each) => each["payment_intent"] === query.get("payment_intent")),
    has_more: false,
  });
  const findObject = (path: string, query: URLSearchParams): object | undefined => {
    const name = path.split("/").at(-1) ?? "";
    if (path === "/v1/refunds") return ofPayment(made.refunds, query);
    if (path === "/v1/disputes") return ofPayment(disputes, query);
    if (path.startsWith("/v1/checkout/sessions/")) return sessions.get(name);
    if (path.startsWith("/v1/payment_methods/")) {
      return { ...method, customer: isDetached ? null : method.customer };
    }
    return payments.get(name);
  };
  const expire = (id: string): Reply => {
    const session = sessions.get(id);
    if (session?.["status"] !== "open") {
      return refusal('Only Checkout Sessions with a status in ["open"] can be expired.');
    }
    sessions.set(id, { ...session, status: "expired" });
    return [200, sessions.get(id) ?? {}];
  };
  const pay = (id: string, changes: Facts) => {
    const session = sessions.get(id);
    if (session?.["status"] !== "open") throw new Error(`The page of ${id} is not open.`);
    sessions.set(id, { ...session, status: "complete", customer: "cus_1", ...changes });
  };
  const paid = (id: string) => {
    const session = sessions.get(id);
    const isFree = session?.["mode"] === "setup";
    if (isFree) {
      const setup_intent = { id: `seti_${id}`, object: "setup_intent", payment_method: method };
      sessions.set(id, { ...session, payment_status: "no_payment_required", setup_intent });
      return "";
    }
    const amount = Number(session?.["amount_total"]);
    const payment = addPayment(
      `pi_${id}`,
      session?.["metadata"] as object,
      amount,
      session?.["currency"],
    );
    const payment_intent = { ...payment, payment_method: method };
    sessions.set(id, { ...session, payment_status: "paid", payment_intent });
    return payment.id;
  };
  const act = (path: string, fields: URLSearchParams): Reply => {
    if (path === "/v1/checkout/sessions") {
      const id = `cs_test_${sessions.size + 1}`;
      const metadata = { session: fields.get("metadata[session]") };
      const url = `https://checkout.stripe.com/c/pay/${id}`;
      const amount = fields.get("line_items[0][price_data][unit_amount]");
      const currency = fields.get("currency") ?? fields.get("line_items[0][price_data][currency]");
      const sums = { currency, amount_total: Number(amount ?? 0) };
      const facts = { metadata, url, mode: fields.get("mode"), ...sums };
      const usual = { id, object: "checkout.session", ...facts };
      sessions.set(id, { ...usual, status: "open", payment_status: "unpaid", customer: null });
      return [200, sessions.get(id) ?? {}];
    }
    if (path.endsWith("/expire")) return expire(path.split("/").at(-2) ?? "");
    if (path === "/v1/refunds") {
      const payment = fields.get("payment_intent") ?? "";
      const refund = fields.get("metadata[refund]");
      const amount = Number(fields.get("amount"));
      if (amount > leftOf(payment)) return refusal("The charge has already been refunded.");
      return [200, addRefund(payment, amount, { refund })];
    }
    if (isDeclining) {
      const error = { type: "card_error", code: "card_declined", message: "Declined." };
      return [402, { error }];
    }
    if (isDetached) return refusal("The card was detached.");
    const charge = fields.get("metadata[charge]");
    const amount = Number(fields.get("amount"));
    return [200, addPayment(`pi_${payments.size + 1}`, { charge }, amount, fields.get("currency"))];
  };
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(Buffer.from(chunk));
    const { pathname: path, searchParams } = new URL(req.url ?? "/", "http://localhost");
    const fields = new URLSearchParams(Buffer.concat(chunks).toString());
    const key = req.headers["idempotency-key"] as string | undefined;
    requests.push({ path, key, fields });
    const before = key === undefined ? undefined : known.get(key);
    const wanted = `${path} ${fields}`;
    let reply = before?.wanted === wanted ? before.reply : undefined;
    if (before && !reply) {
      const message = "Keys for idempotent requests can only be used with the same parameters.";
      reply = [400, { error: { type: "idempotency_error", message } }];
    }
    if (!reply && req.method === "GET") {
      const body = findObject(path, searchParams);
      const error = { type: "invalid_request_error", code: "resource_missing", message: "None." };
      reply = body ? [200, body] : [404, { error }];
    }
    reply ??= act(path, fields);
    if (key !== undefined && !before) known.set(key, { wanted, reply: reply });
    const isPausedAmount =
      pause?.amount === undefined || fields.get("amount") === String(pause.amount);
    const waiting = path === pause?.path && isPausedAmount ? pause : undefined;
    if (waiting) {
      pause = undefined;
      waiting.reach();
      await waiting.released;
    }
    if (path === lost) return req.socket.destroy();
    const [status, body] = reply;
    res.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    api: `http://127.0.0.1:${port}`,
    requests,
    made,
    complete: (id) => {
      pay(id, {});
      return paid(id);
    },
    completeSlowly: (id) => {
      const payment_intent = { id: `pi_${id}`, object: "payment_intent", status: "processing" };
      pay(id, { payment_status: "unpaid", payment_intent });
    },
    settle: (id, isPaid) => {
      const intent = sessions.get(id)?.["payment_intent"] as Facts | undefined;
      if (intent?.["status"] !== "processing") return "";
      if (isPaid) return paid(id);
      const status = "requires_payment_method";
      const payment_intent = { id: `pi_${id}`, object: "payment_intent", status };
      sessions.set(id, { ...sessions.get(id), payment_intent });
      return "";
    },
    expire: (id) => {
      expire(id);
    },
    declineCards: (isOn) => {
      isDeclining = isOn;
    },
    dropResponses: (path) => {
      lost = path;
    },
    hold: (path, amount) => {
      const reached = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      pause = { path, amount, reach: reached.resolve, released: released.promise };
      return { reached: reached.promise, release: released.resolve };
    },
    leftOf,
    refund: (payment, amount) => addRefund(payment, amount),
    dispute: (payment, amount) => {
      const id = `dp_${disputes.length + 1}`;
      const status = "needs_response";
      disputes.push({ id, object: "dispute", payment_intent: payment, amount, status });
      return disputes.at(-1) ?? {};
    },
    detachCard: (isOn) => {
      isDetached = isOn;
    },
    close: () => server.close(),
  };
}
