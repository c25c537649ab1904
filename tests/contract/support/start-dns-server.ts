import { once } from "node:events";
import { createUDPServer, Packet } from "dns2";

const serverFailure = 2;

/** A DNS server on loopback with TXT records that a test sets. `broken.example` and all below it are failures. */
export async function startDnsServer() {
  const records = new Map<string, string>();
  const server = createUDPServer((request, send) => {
    const packet = Packet.createResponseFromRequest(request);
    const name = request.questions[0]?.name.toLowerCase() ?? "";
    const data = records.get(name);
    if (name.endsWith("broken.example")) packet.header.rcode = serverFailure;
    if (data !== undefined) {
      const record = { name, type: Packet.TYPE.TXT, class: Packet.CLASS.IN, ttl: 1, data };
      packet["answers"].push(new Packet.Resource(record));
    }
    void send(packet);
  });
  server.bind(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `127.0.0.1:${server.address().port}`,
    setTxt: (name: string, text: string) => void records.set(name, text),
    close: () => server.close(),
  };
}
