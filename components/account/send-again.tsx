import { useRef, useState } from "react";
import { useText } from "../text-provider";
import { Button } from "../ui/button";
import { CallFailure } from "./form/call-failure";
import { callSite } from "./form/call-site";
import { failureWords } from "./form/failure-words";
import styles from "./send-again.module.css";

type Props = {
  call: "send-verification" | "forgot-password-again";
  email: string;
  mobile: boolean;
};
type Status = "waiting" | "busy" | "sent" | CallFailure;

export function SendAgain({ call, email, mobile }: Props) {
  const i18n = useText();
  const [status, setStatus] = useState<Status>("waiting");
  const running = useRef(false);
  const send = async () => {
    if (running.current) return;
    running.current = true;
    setStatus("busy");
    setStatus(await callSite(call, { email, mobile }).then(() => "sent" as const, asFailure));
    running.current = false;
  };
  return (
    <div className={styles.again}>
      <Button look="outline" busy={status === "busy"} onClick={() => void send()}>
        {i18n.t("accountSendAgain")}
      </Button>
      <p role="status">
        {status === "sent" && i18n.t("accountSentAgain")}
        {status instanceof CallFailure && failureWords(status, {}, i18n)}
      </p>
    </div>
  );
}

const asFailure = (error: unknown): CallFailure =>
  error instanceof CallFailure ? error : new CallFailure({ code: 500 }, error);
