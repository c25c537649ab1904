import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { sendRejection } from "../admission/send-rejection.ts";
import { requestIdOf } from "../admission/assign-request-id-header.ts";
import type { FrontConfig } from "../front-config.ts";

type OnError = FrontConfig["onError"];

type Listener = (req: IncomingMessage, res: ServerResponse) => void | Promise<void>;

/** Wraps a listener so that it neither throws nor rejects: the error is reported, and the response is 500. */
export function makeListenerGuard(onError: OnError): (listener: Listener) => RequestListener {
  return (listener) => (req, res) => {
    try {
      const later = listener(req, res);
      later?.catch((error: unknown) => sendServerError(res, error, onError));
    } catch (error) {
      sendServerError(res, error, onError);
    }
  };
}

/** Sends 500 for an internal error, or closes a response that has begun, and reports the error. */
function sendServerError(res: ServerResponse, error: unknown, onError: OnError): void {
  onError("request", error, requestIdOf(res.req));
  if (res.headersSent) res.destroy();
  else sendRejection(res, { status: 500 });
}
