import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A request as Stripe's wire has it: form-encoded, with its idempotency key. */
export type StripeRequest = { path: string; key: string | undefined; fields: URLSearchParams };
type Facts = Record<string, unknown>;

/** A server that speaks the part of Stripe's API that is asked for, in the shapes of its reference. */
export type StripeServer = {
  api: string;
  asked: StripeRequest[];
  /** The viewer has paid on Stripe's page; gives the payment's id. */
  complete: (id: string) => string;
  /** The session was ended in Stripe's dashboard. */
  expire: (id: string) => void;
  declineCards: (isOn: boolean) => void;
  /** Does what it is asked at a path, and breaks the line before it has answered. */
  loseAnswers: (path: string | undefined) => void;
  /** Payments made, and refunds given, under whatever key. */
  made: { payments: Facts[]; refunds: Facts[] };
  /** A refund of a payment in Stripe's dashboard. */
  refund: (payment: string, amount: number) => Facts;
  /** The cardholder's bank takes a payment back. */
  dispute: (payment: string, amount: number) => Facts;
  /** The card was taken away in the dashboard, or is there again. */
  detachCard: (isOn: boolean) => void;
  close: () => void;
};

const card = { brand: "visa", last4: "4242", exp_month: 12, exp_year: 2044 };
const method = { id: "pm_1", object: "payment_method", type: "card", card, customer: "cus_1" };

/** Starts it on a free port. */
export async function startStripeServer(): Promise<StripeServer> {
  const asked: StripeRequest[] = [];
  const sessions = new Map<string, Facts>();
  const payments = new Map<string, Facts>();
  const made: StripeServer["made"] = { payments: [], refunds: [] };
  const disputes: Facts[] = [];
  const known = new Map<string, [number, object]>();
  let isDeclining = false;
  let isDetached = false;
  let lost: string | undefined;
  const addRefund = (payment: string, amount: number, metadata: object = {}) => {
    const id = `re_${made.refunds.length + 1}`;
    const refund = { id, object: "refund", payment_intent: payment, amount, status: "succeeded" };
    made.refunds.push({ ...refund, metadata });
    return made.refunds.at(-1) ?? {};
  };
  const addPayment = (id: string, metadata: object) => {
    const payment = {
      id,
      object: "payment_intent",
      status: "succeeded",
      currency: "eur",
      metadata,
    };
    payments.set(id, payment);
    made.payments.push(payment);
    return payment;
  };
  const ofPayment = (some: Facts[], query: URLSearchParams) => ({
    object: "list",
    data: some.filter((each) => each["payment_intent"] === query.get("payment_intent")),
    has_more: false,
  });
  const ask = (path: string, query: URLSearchParams): object | undefined => {
    const name = path.split("/").at(-1) ?? "";
    if (path === "/v1/refunds") return ofPayment(made.refunds, query);
    if (path === "/v1/disputes") return ofPayment(disputes, query);
    if (path.startsWith("/v1/checkout/sessions/")) return sessions.get(name);
    if (path.startsWith("/v1/payment_methods/")) {
      return { ...method, customer: isDetached ? null : method.customer };
    }
    return payments.get(name);
  };
  const act = (path: string, fields: URLSearchParams): [status: number, body: object] => {
    if (path === "/v1/checkout/sessions") {
      const id = `cs_test_${sessions.size + 1}`;
      const metadata = { session: fields.get("metadata[session]") };
      const url = `https://checkout.stripe.com/c/pay/${id}`;
      const usual = { id, object: "checkout.session", metadata, url, mode: fields.get("mode") };
      sessions.set(id, { ...usual, status: "open", payment_status: "unpaid", customer: null });
      return [200, sessions.get(id) ?? {}];
    }
    if (path === "/v1/refunds") {
      const payment = fields.get("payment_intent") ?? "";
      const refund = fields.get("metadata[refund]");
      return [200, addRefund(payment, Number(fields.get("amount")), { refund })];
    }
    if (isDeclining) {
      const error = { type: "card_error", code: "card_declined", message: "Declined." };
      return [402, { error }];
    }
    if (isDetached) {
      const error = { type: "invalid_request_error", message: "The card was detached." };
      return [400, { error }];
    }
    return [200, addPayment(`pi_${asked.length}`, { charge: fields.get("metadata[charge]") })];
  };
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(Buffer.from(chunk));
    const { pathname: path, searchParams } = new URL(req.url ?? "/", "http://localhost");
    const fields = new URLSearchParams(Buffer.concat(chunks).toString());
    const key = req.headers["idempotency-key"] as string | undefined;
    asked.push({ path, key, fields });
    let answered: [number, object] | undefined = key === undefined ? undefined : known.get(key);
    if (!answered && req.method === "GET") {
      const body = ask(path, searchParams);
      const error = { type: "invalid_request_error", code: "resource_missing", message: "None." };
      answered = body ? [200, body] : [404, { error }];
    }
    answered ??= act(path, fields);
    if (key !== undefined) known.set(key, answered);
    if (path === lost) return req.socket.destroy();
    const [status, body] = answered;
    res.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    api: `http://127.0.0.1:${port}`,
    asked,
    made,
    complete: (id) => {
      const session = sessions.get(id);
      const payment = addPayment(`pi_${id}`, session?.["metadata"] as object);
      const intent = { ...payment, payment_method: method };
      const paid = { status: "complete", payment_status: "paid", customer: "cus_1" };
      sessions.set(id, { ...session, ...paid, payment_intent: intent });
      return payment.id;
    },
    expire: (id) => sessions.set(id, { ...sessions.get(id), status: "expired" }),
    declineCards: (isOn) => {
      isDeclining = isOn;
    },
    loseAnswers: (path) => {
      lost = path;
    },
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
