import { ApiCallError } from "@/lib/api-client/api-call-error";

// Never resolves, so that a form stays busy until the page is gone. A browser that brings the page
// back from its back-forward cache would show it busy: it is loaded again.
export function navigateAway(to: string): Promise<never> {
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  location.assign(to);
  return new Promise(() => {});
}

// Signed out in another tab or by the provider: the page is loaded again, which redirects to
// sign-in, where the app is notified, and from there back.
export async function reloadIfSignedOut(error: unknown): Promise<void> {
  if (!(error instanceof ApiCallError) || error.code !== 401) return;
  await navigateAway(location.href);
}

/** What a form of a signed-in viewer sends: `useForm(catchSignedOut(send))`. */
export function catchSignedOut<Inputs extends unknown[], Result>(
  send: (...inputs: Inputs) => Promise<Result>,
): (...inputs: Inputs) => Promise<Result> {
  return async (...inputs) => {
    try {
      return await send(...inputs);
    } catch (error) {
      await reloadIfSignedOut(error);
      throw error;
    }
  };
}
