import Link from "next/link";
import { rows } from "./cards.json";

export function Rows() {
  return rows.map(({ name, description, layout, isTall, cards }) => (
    <section key={name}>
      <h2>{name}</h2>
      {description && <p>{description}</p>}
      <ul className={isTall ? `${layout} tall` : layout}>
        {cards.map((card) => (
          <Card key={card.path} {...card} />
        ))}
      </ul>
    </section>
  ));
}

function Card({ path, name, picture, label, isTall }) {
  const [width, height] = isTall ? [320, 480] : [640, 360];
  return (
    <li>
      <img
        src={`${picture}/${width}.avif`}
        srcSet={`${picture}/320.avif 320w,${picture}/640.avif 640w`}
        sizes={isTall ? "(min-width:940px) 16vw,42vw" : "(min-width:940px) 24vw,70vw"}
        width={width}
        height={height}
        loading="lazy"
        alt=""
      />
      <h3>
        <Link href={path} prefetch={false}>
          {name}
        </Link>
      </h3>
      <p>{label}</p>
    </li>
  );
}
