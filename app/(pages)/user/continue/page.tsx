import type { Metadata } from "next";
import { FormHeading } from "@/components/form-page/form-heading";
import { Button } from "@/components/ui/button";
import { isSignedIn } from "@/lib/session/session.ts";
import { getRequestI18n, getRequestData } from "@/app/request-data";
import { accountMetadata } from "@/app/metadata";
import styles from "./continue.module.css";
import { FormBesidePicture } from "@/app/form-beside-picture";

// Under "no-referrer" browsers send `Origin: null` with a form, and older ones nothing else: docs/security.md SE-15.
export async function generateMetadata(): Promise<Metadata> {
  return { ...(await accountMetadata("accountGoOn")()), referrer: "same-origin" };
}

/** Shows a choice: continue as the viewer whom a link signs in, or stay: docs/behaviour.md BE-393. A form, for pages without scripts. */
export default async function ContinuePage() {
  const { visit } = await getRequestData();
  const { t } = await getRequestI18n();
  const { session, cookies } = visit ?? {};
  const name = cookies?.handoff?.name;
  const current = isSignedIn(session)
    ? session.userName || session.email || t("myAccount")
    : undefined;
  return (
    <FormBesidePicture>
      <FormHeading title={name ? t("accountContinueAs", { name }) : t("accountGoOn")}>
        {t("accountContinueAsHint")}
      </FormHeading>
      <form method="post" action="/api/continue-as" className={styles.choices}>
        <Button type="submit" name="choice" value="continue" variant="primary" size="large" block>
          {t("accountGoOn")}
        </Button>
        <Button type="submit" name="choice" value="stay" variant="outline" size="large" block>
          {current === undefined
            ? t("accountStaySignedOut")
            : t("accountStayAs", { name: current })}
        </Button>
      </form>
    </FormBesidePicture>
  );
}
