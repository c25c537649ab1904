import { useEffect, useRef } from "react";
import {
  captionColors,
  captionEdges,
  captionBackgroundColors,
  captionOpacities,
  captionSizes,
  type CaptionStyle,
  defaultCaptionStyle,
} from "@/lib/playback/caption-style";
import { useText } from "../../text-provider";
import { Icon } from "../../ui/icon";
import { chevronLeftIconPath, chevronRightIconPath, refreshIconPath } from "../../ui/icon-paths";
import { ChoiceList } from "../settings/choice-list";
import { focusChosenOption } from "../settings/focus-chosen-option";
import styles from "../settings/settings.module.css";
import { useCaptionStyle } from "./use-caption-style";

export type CaptionSettingsPage = "style" | keyof CaptionStyle;

type Props = {
  page: CaptionSettingsPage;
  open: (page: CaptionSettingsPage) => void;
  back: () => void;
};

// The captions on screen show each choice at once, also those that the viewer only passes on the way.
export function CaptionStylePage({ page, open, back }: Props) {
  const start = useRef<HTMLSpanElement>(null);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each page gets the focus.
  useEffect(() => focusChosenOption(start.current?.parentElement), [page]);
  return (
    <>
      <span ref={start} hidden />
      {page === "style" ? <Rows open={open} back={back} /> : <Choices of={page} back={back} />}
    </>
  );
}

function Rows({ open, back }: Omit<Props, "page">) {
  const { t } = useText();
  const { style, reset } = useCaptionStyle();
  const names = useNames();
  const rows = Object.keys(defaultCaptionStyle) as (keyof CaptionStyle)[];
  return (
    <>
      <button type="button" role="menuitem" tabIndex={-1} className={styles.back} onClick={back}>
        <Icon path={chevronLeftIconPath} arrow />
        {t("playerCaptionStyle")}
      </button>
      {rows.map((row) => (
        <button
          key={row}
          type="button"
          role="menuitem"
          aria-haspopup="menu"
          tabIndex={-1}
          onClick={() => open(row)}
        >
          {names.of(row)}
          <span>
            <span>{names.value(style[row])}</span>
            <Icon path={chevronRightIconPath} arrow />
          </span>
        </button>
      ))}
      <button type="button" role="menuitem" tabIndex={-1} onClick={reset}>
        <Icon path={refreshIconPath} />
        {t("playerReset")}
      </button>
    </>
  );
}

const choices: { [Row in keyof CaptionStyle]: readonly CaptionStyle[Row][] } = {
  size: captionSizes,
  color: captionColors,
  ground: captionBackgroundColors,
  opacity: captionOpacities,
  edge: captionEdges,
};

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it ties a row to its own values.
function Choices<Row extends keyof CaptionStyle>({ of, back }: { of: Row; back: () => void }) {
  const { style, change } = useCaptionStyle();
  const names = useNames();
  return (
    <ChoiceList<CaptionStyle[Row]>
      title={names.of(of)}
      choices={choices[of].map((value) => ({ value, name: names.value(value) }))}
      chosen={style[of]}
      choose={(value) => change({ [of]: value })}
      back={back}
    />
  );
}

const rowTexts = {
  size: "playerCaptionSize",
  color: "playerCaptionColor",
  ground: "playerCaptionGround",
  opacity: "playerCaptionOpacity",
  edge: "playerCaptionEdge",
};
const valueTexts = {
  white: "playerWhite",
  yellow: "playerYellow",
  green: "playerGreen",
  cyan: "playerCyan",
  black: "playerBlack",
  blue: "playerBlue",
  none: "playerEdgeNone",
  outline: "playerEdgeOutline",
  shadow: "playerEdgeShadow",
};

function useNames() {
  const { t, locale } = useText();
  const percent = new Intl.NumberFormat(locale, { style: "percent" });
  return {
    of: (row: keyof CaptionStyle) => t(rowTexts[row]),
    value: (value: CaptionStyle[keyof CaptionStyle]) =>
      typeof value === "number" ? percent.format(value / 100) : t(valueTexts[value]),
  };
}
