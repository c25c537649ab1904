import type { ReactNode } from "react";
import { Picture, type PictureProps } from "../ui/picture";
import styles from "./split-form-layout.module.css";

export type SplitFormPicture = Pick<PictureProps, "art" | "focus" | "title"> & { src: string };

type Props = {
  picture: SplitFormPicture | undefined;
  /** For rows of more than one thing. */
  wide?: boolean | undefined;
  mobile: boolean;
  /** Below 940 px the picture stands above the form: from edge to edge, as wide as the form, or low above a long one. */
  above?: "band" | "framed" | "low" | undefined;
  /** Stands on the picture. */
  poster?: ReactNode;
  children: ReactNode;
};

// Half of the page is taller than wide: the picture is wider than its box, which crops it. Above the form it is not cropped at the sides.
const sizeBeside = "119vw";
const sizesAbove = { band: "100vw", framed: "25rem", low: "100vw" };

/** A form on one half of the page, from 940 px a picture on the other. */
export function SplitFormLayout({ picture, wide, mobile, above, poster, children }: Props) {
  const beside = mobile ? undefined : picture;
  return (
    <div className={styles.frame} data-beside={beside ? "" : undefined}>
      <div className={styles.half}>
        <div className={styles.column} data-wide={wide ? "" : undefined}>
          {children}
        </div>
      </div>
      {beside && (
        <div className={styles.beside} data-above={above}>
          <Picture
            {...beside}
            sizes={`(min-width:940px) ${sizeBeside},${above ? sizesAbove[above] : "1px"}`}
            // A phone's largest paint.
            eager={above !== undefined}
            maxWidth={1920}
            className={styles.picture}
          />
          {poster}
        </div>
      )}
    </div>
  );
}
