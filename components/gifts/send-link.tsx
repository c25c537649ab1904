import { useAppDispatch } from "@/store/hooks";
import { toastAdded } from "@/store/toasts/toasts-slice";
import { useText } from "../text-provider";
import { Button } from "../ui/button";
import { shareLink } from "../watch/share-link";

// Whoever bought a gift hands its link on themselves.
export function SendLink() {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const send = async () => {
    const result = await shareLink({ title: t("paymentGiftForYou"), url: location.href });
    const tell = (type: "success" | "error", message: string) =>
      dispatch(toastAdded({ id: "share", type, message }));
    if (result === "copied") tell("success", t("linkCopied"));
    if (result === "failed") tell("error", t("linkNotCopied"));
  };
  return (
    <Button look="primary" size="large" block onClick={() => void send()}>
      {t("paymentGiftSend")}
    </Button>
  );
}
