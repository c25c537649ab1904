import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, importSPKI, jwtVerify, SignJWT } from "jose";

/** A server with the peculiarities of Sign in with Apple: signed client secrets, form posts, booleans as text. */
export type AppleServer = {
  issuer: string;
  /** What the person is called in the next identity token. */
  expectNonce: (nonce: string) => void;
  close: () => void;
};

type AppleClient = { clientId: string; teamId: string; keyId: string; publicKey: string };

const algorithm = "RS256";
const code = "apple-code";

/** Starts it on a free port for one client. */
export async function startAppleServer(client: AppleClient): Promise<AppleServer> {
  const { clientId, teamId, keyId, publicKey } = client;
  const keys = await generateKeyPair(algorithm);
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: "apple-1", alg: algorithm, use: "sig" };
  const verifier = await importSPKI(publicKey, "ES256");
  let issuer = "";
  let nonce = "";

  /** 400 unless the client secret is what Apple documents. */
  const exchange = async (form: URLSearchParams): Promise<object> => {
    const { protectedHeader } = await jwtVerify(form.get("client_secret") ?? "", verifier, {
      issuer: teamId,
      subject: clientId,
      audience: issuer,
      maxTokenAge: "1h",
    });
    const isRight = protectedHeader.kid === keyId && form.get("client_id") === clientId;
    if (!isRight || form.get("code") !== code) throw new Error("invalid_client");
    const claims = { nonce, email: "ada@privaterelay.example", email_verified: "true" };
    const idToken = await new SignJWT(claims)
      .setProtectedHeader({ alg: algorithm, kid: "apple-1" })
      .setIssuer(issuer)
      .setAudience(clientId)
      .setSubject("001.apple.ada")
      .setIssuedAt()
      .setExpirationTime("5m")
      .sign(keys.privateKey);
    return { access_token: "a", token_type: "Bearer", expires_in: 300, id_token: idToken };
  };

  const server = createServer(async (request, response) => {
    const json = (status: number, body: object) => {
      response.writeHead(status, { "Content-Type": "application/json" });
      response.end(JSON.stringify(body));
    };
    if (request.url === "/.well-known/openid-configuration") {
      return json(200, {
        issuer,
        authorization_endpoint: `${issuer}/auth/authorize`,
        token_endpoint: `${issuer}/auth/token`,
        jwks_uri: `${issuer}/auth/keys`,
        response_types_supported: ["code"],
        subject_types_supported: ["pairwise"],
        id_token_signing_alg_values_supported: [algorithm],
        token_endpoint_auth_methods_supported: ["client_secret_post"],
      });
    }
    if (request.url === "/auth/keys") return json(200, { keys: [jwk] });
    let body = "";
    for await (const chunk of request) body += String(chunk);
    return exchange(new URLSearchParams(body)).then(
      (tokens) => json(200, tokens),
      () => json(400, { error: "invalid_client" }),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  issuer = `http://127.0.0.1:${port}`;
  return {
    issuer,
    expectNonce: (expected) => {
      nonce = expected;
    },
    close: () => server.close(),
  };
}

/** What Apple's page posts to the callback. */
export function appleFormOf(state: string): Record<string, string> {
  const user = { name: { firstName: "Ada", lastName: "Byron" }, email: "ada@icloud.example" };
  return { state, code, user: JSON.stringify(user) };
}
