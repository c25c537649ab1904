import { useAppDispatch } from "@/store/hooks";
import { toastAdded } from "@/store/toasts/toasts-slice";
import { useText } from "../text-provider";
import { Button } from "../ui/button";
import { shareLink } from "../watch/share-link";

// Whoever bought a gift hands its link on themselves.
export function ShareGiftLink() {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const send = async () => {
    const result = await shareLink({ title: t("paymentGiftForYou"), url: location.href });
    const showToast = (type: "success" | "error", message: string) =>
      dispatch(toastAdded({ id: "share", type, message }));
    if (result === "copied") showToast("success", t("linkCopied"));
    if (result === "failed") showToast("error", t("linkNotCopied"));
  };
  return (
    <Button variant="primary" size="large" block onClick={() => void send()}>
      {t("paymentGiftSend")}
    </Button>
  );
}
