import { failureDisplays } from "@/lib/failures/failure-displays";
import type { Translate } from "@/lib/i18n/translate";
import type { PaywallsPageModel } from "@/lib/pages/load-paywalls-page";
import type { OwnedPlan } from "@/lib/payment/owned-plans";
import { pathInSiteOrWebView } from "@/lib/urls/site-paths";
import { ReloadOnAccessChange } from "../payment/reload-on-access-change";
import { LinkButton } from "../ui/button";
import { InlineMessage } from "../ui/inline-message";
import { Picture } from "../ui/picture";
import styles from "./choose-paywall-page.module.css";
import { PriceForm } from "./price-form";

type Props = {
  offer: PaywallsPageModel;
  order: Record<string, number> | undefined;
  /** The price that was chosen before the sign-in, or by the link. */
  remembered: string | undefined;
  owned: OwnedPlan[];
  mobile: boolean;
  t: Translate;
};

export function ChoosePaywallPage({ offer, order, remembered, owned, mobile, t }: Props) {
  const { paywalls, wanted } = offer;
  const pathOf = (to: string) => pathInSiteOrWebView(to, mobile);
  const video = wanted && pathOf(`/video/${encodeURIComponent(wanted.token)}`);
  return (
    <div
      className={`wrap ${styles.page}`}
      data-paywall-token={paywalls[0]?.token}
      data-refused={wanted && !wanted.isOpen ? failureDisplays.paywall.refused : undefined}
    >
      <Unlocked offer={offer} t={t} />
      <div className={styles.choices}>
        <h1 className="display">{t("chooseHowToWatch")}</h1>
        {wanted?.isOpen && (
          <InlineMessage
            action={
              <LinkButton variant="primary" size="small" href={video}>
                {t("paymentWatchNow")}
              </LinkButton>
            }
          >
            {t("paymentOpen", { name: wanted.name })}
          </InlineMessage>
        )}
        {paywalls.length > 0 ? (
          <PriceForm
            paywalls={paywalls}
            context={wanted?.token}
            order={order}
            remembered={remembered}
            owned={owned}
            now={offer.now}
            mobile={mobile}
          />
        ) : (
          <p className="muted">{t("paymentNothing")}</p>
        )}
        {wanted && !wanted.isOpen && <ReloadOnAccessChange to={video} />}
        <a className="link" href={pathOf("/")}>
          {t("backToHome")}
        </a>
      </div>
    </div>
  );
}

const maxOthers = 4;

// What is wanted, large; without it what is on offer. Some of what else a payment opens stands small below.
function Unlocked({ offer: { paywalls, wanted }, t }: Pick<Props, "offer" | "t">) {
  const first = wanted ?? paywalls.find(({ thumbnail }) => thumbnail !== undefined);
  if (!first) return null;
  const opened = paywalls.flatMap(({ contents }) => contents);
  const others = [...new Map(opened.map((each) => [each.token, each])).values()].filter(
    ({ token }) => token !== wanted?.token,
  );
  return (
    <aside className={styles.unlocked} aria-label={t("paymentUnlocks")}>
      <div className={styles.wanted}>
        <Picture
          src={first.thumbnail}
          art={"art" in first ? first.art : undefined}
          title={first.name}
          sizes="(min-width:940px) 38vw,(min-width:480px) 12rem,7rem"
          maxWidth={1280}
          eager
          className={styles.picture}
        />
        <p>
          <span className="muted">{wanted ? t("paymentToWatch") : t("paymentUnlocks")}</span>
          <b className="display">{first.name}</b>
        </p>
      </div>
      {others.length > 0 && (
        <ul className={styles.more}>
          {others.slice(0, maxOthers).map(({ token, name, thumbnail }) => (
            <li key={token}>
              <Picture
                src={thumbnail}
                title={name}
                sizes="(min-width:940px) 18vw,24vw"
                maxWidth={640}
              />
              <span>{name}</span>
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}
