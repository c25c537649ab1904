import type { Channel } from "@/lib/contract/channel";
import { hasFramedPictures } from "@/lib/channel/theme-css";
import type { ClosedContent } from "@/lib/contract/content-preview";
import { cheapestOffer, startingPriceOf } from "@/lib/payment/starting-price";
import { userPath } from "@/lib/urls/user-path";
import { startingPriceText } from "../cards/card-meta";
import { FormHeading } from "../form-page/form-heading";
import { RequestedContentFacts } from "../form-page/requested-content-facts";
import { SplitFormLayout } from "../form-page/split-form-layout";
import type { I18n } from "../text-provider";
import { LinkButton } from "../ui/button";

type Props = { content: ClosedContent; channel: Channel; i18n: I18n };

/** What a visitor sees of a content that is closed to them: without player, with the way to it. docs/behaviour.md BE-487 */
export function ClosedContentPage({ content: { preview, paywalls }, channel, i18n }: Props) {
  const { name, description, thumbnail, art, focus } = preview;
  const { t } = i18n;
  const cheapest = cheapestOffer(paywalls);
  const price = cheapest && startingPriceOf(cheapest);
  const signIn = userPath("signIn", false);
  return (
    <SplitFormLayout
      picture={thumbnail === undefined ? undefined : { src: thumbnail, title: name, art, focus }}
      mobile={false}
      above={hasFramedPictures(channel) ? "framed" : "band"}
    >
      <FormHeading title={name}>
        <RequestedContentFacts content={preview} i18n={i18n} />
      </FormHeading>
      {description && <p>{description}</p>}
      {price && <p>{startingPriceText(price, i18n)}</p>}
      {price && (
        <LinkButton variant="primary" size="large" block href={signIn}>
          {t("chooseHowToWatch")}
        </LinkButton>
      )}
      <LinkButton
        variant={price ? "outline" : "primary"}
        size="large"
        block
        href={price ? `${signIn}#member` : signIn}
      >
        {t("signIn")}
      </LinkButton>
    </SplitFormLayout>
  );
}
