import { once } from "node:events";
import { SMTPServer } from "smtp-server";

export const LOGIN = { user: "herald", password: "orchard-7" };

/** A mail server on this machine that wants a login, and the texts that have reached it. */
export async function mailServer() {
  const mails: { to: string[]; text: string }[] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onAuth: ({ username, password }, _session, done) => {
      const isRight = username === LOGIN.user && password === LOGIN.password;
      if (isRight) done(null, { user: username });
      else done(Object.assign(new Error("Wrong user name or password"), { responseCode: 535 }));
    },
    onData: (stream, { envelope }, done) => {
      let text = "";
      stream.on("data", (piece: Buffer) => (text += piece.toString()));
      stream.on("end", () => {
        mails.push({ to: envelope.rcptTo.map(({ address }) => address), text: decoded(text) });
        done();
      });
    },
  });
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const address = listening.address();
  if (address === null || typeof address === "string") throw new Error("It listens on no port");
  return {
    port: String(address.port),
    /** Those to one person: other tests of the run ask for mails, too. */
    textsTo: (email: string) => mails.filter(({ to }) => to.includes(email)).map(({ text }) => text),
    stop: () => new Promise<void>((end) => server.close(end)),
  };
}

/** The plain text of a mail, with its soft line breaks undone. */
function decoded(mail: string): string {
  const [plain = ""] = mail.split(/content-type: text\/html/iu);
  return plain.replaceAll("=\r\n", "").replaceAll("=3D", "=");
}
