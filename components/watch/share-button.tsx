"use client";

import { useAppDispatch } from "@/store/hooks";
import { type NewToast, toastAdded } from "@/store/toasts/toasts-slice";
import { useText } from "../text-provider";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { shareIconPath } from "../ui/icon-paths";
import { shareLink, getSharedStartTime, buildSharedUrl } from "./share-link";

type Props = { title: string; image?: string | undefined; timed: boolean };

export function ShareButton({ title, image, timed }: Props) {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const notify = (toast: NewToast) => dispatch(toastAdded({ id: "share", ...toast }));
  const share = async () => {
    const video = timed ? document.querySelector<HTMLVideoElement>("main video") : null;
    const url = buildSharedUrl(new URL(location.href), getSharedStartTime(video));
    const result = await shareLink({ title, url });
    if (result === "copied") notify({ type: "success", message: t("linkCopied"), image });
    if (result === "failed") notify({ type: "error", message: t("linkNotCopied") });
  };
  return (
    <Button round aria-label={t("share")} onClick={share}>
      <Icon path={shareIconPath} />
    </Button>
  );
}
