import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { ConsentAndAnalytics } from "@/components/consent/consent-and-analytics";
import { aChannel } from "../../support/samples";
import { expectNoise } from "../../support/console-noise";
import { renderSite } from "../support/render-site";

const google = () => document.querySelectorAll('script[src*="googletagmanager.com"]');

it("a channel that measures without an endpoint logs one error, and the page works", async () => {
  expectNoise("You have not provided an endpoint on Tracker initialization");
  const channel = aChannel({ settings: { trackingConsent: "opt-out" } });
  const page = (
    <>
      <main id="main" tabIndex={-1}>
        Films
      </main>
      <ConsentAndAnalytics channel={channel} endpoint={undefined} scripts={{ ga: "G-TEST1" }} />
    </>
  );
  const { unmount } = renderSite(page);
  await waitFor(() => expect(google()).toHaveLength(1));
  unmount();
  google()[0]?.remove();
  renderSite(page);
  await waitFor(() => expect(google()).toHaveLength(1));
  expect(screen.getByText("Films")).toBeDefined();
  expect(document.cookie).not.toContain("mq_cid");
});
