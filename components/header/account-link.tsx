"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { savePersonalListHint } from "@/lib/viewer/personal-list-hints.browser";
import { useAppDispatch, useAppSelector } from "@/store/hooks";
import { selectViewer, fetchViewer } from "@/store/viewer/viewer-slice";
import { useText } from "../text-provider";
import { LinkButton } from "../ui/button";
import { Icon } from "../ui/icon";
import { userCircleIconPath } from "../ui/icon-paths";
import { whenIdle } from "../ui/when-idle";
import styles from "./account-link.module.css";

const signInPath = "/user/signIn";

// The page is the same for every viewer and scripts can't read the session's cookie, so the browser requests
// the viewer when it is idle. The room for both results is reserved, unless a viewer was signed in here before; then the
// button comes back when nobody is signed in, or the request fails.
export function AccountLink({ offersSignIn }: { offersSignIn: boolean }) {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const { status, alerts, error } = useAppSelector(selectViewer);
  useEffect(() => whenIdle(() => void dispatch(fetchViewer())), [dispatch]);
  const signedIn = status === "signedIn";
  const signedOut = status === "signedOut";
  useEffect(() => {
    if (signedIn || signedOut) savePersonalListHint("account", signedIn);
  }, [signedIn, signedOut]);
  // Where one signs in already, the button says nothing.
  const isThere = usePathname() === signInPath;
  const name = alerts > 0 ? t("myAccountNew", { count: alerts }) : t("myAccount");
  return (
    <div
      className={styles.place}
      data-signed-in={signedIn || undefined}
      data-open={signedOut || error !== undefined || undefined}
    >
      {offersSignIn && !isThere && (
        <LinkButton variant="outline" size="small" href={signInPath}>
          {t("signIn")}
        </LinkButton>
      )}
      {signedIn && (
        <a className={styles.account} href="/user/account" aria-label={name}>
          <Icon path={userCircleIconPath} />
          {alerts > 0 && <span className={styles.alert} />}
        </a>
      )}
    </div>
  );
}
