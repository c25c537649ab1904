import Link from "next/link";
import { hero } from "../cards.json";
import { Rows } from "../rows";

export default function HeroPage() {
  const { path, name, description, picture } = hero;
  return (
    <main>
      <img
        className="hero"
        src={`${picture}/960.avif`}
        srcSet={`${picture}/640.avif 640w,${picture}/960.avif 960w,${picture}/1920.avif 1920w`}
        sizes="100vw"
        width={960}
        height={540}
        fetchPriority="high"
        alt=""
      />
      <h1>
        <Link href={path} prefetch={false}>
          {name}
        </Link>
      </h1>
      <p>{description}</p>
      <Rows />
    </main>
  );
}
