/** A real SMTP server on loopback that keeps what it is given, and fails on request. */
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

interface ReceivedMail {
  /** The recipients of the envelope: whom a real server would deliver to. */
  recipients: string[]
  raw: string
  parsed: Email
}

/** An SMTP status of 400 or more to answer with; never answering; cutting the connection. */
type Fault = number | 'hang' | 'drop'

/** `DATA` fails before the mail is taken in, `ANSWER` between taking it in and saying so. */
type Step = 'CONNECT' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'ANSWER'

export interface MailServer {
  url: string
  /** What was taken in, in order. */
  mails: ReceivedMail[]
  /** How each step fails; a step that is not named works. */
  faults: Partial<Record<Step, Fault>>
  /** How often each step was reached. */
  reached: Record<Step, number>
  /** Stops listening and cuts every connection. */
  stop(): Promise<void>
  /** Listens again, on the same port. */
  start(): Promise<void>
}

export const CREDENTIALS = { user: 'owner@example.com', password: 'p@ss/word' }

export async function buildMailServer(): Promise<MailServer> {
  const sockets = new Map<number, Socket>()
  const mails: ReceivedMail[] = []
  const reached = { CONNECT: 0, AUTH: 0, MAIL: 0, RCPT: 0, DATA: 0, ANSWER: 0 }
  let server: SMTPServer
  let port = 0

  function at(
    step: Step,
    session: SMTPServerSession,
    goOn: () => void,
    respondWithError: (error: Error) => void,
  ): void {
    reached[step]++
    const fault = mailServer.faults[step]
    if (fault === undefined) goOn()
    else if (fault === 'drop') sockets.get(session.remotePort)?.destroy()
    else if (fault !== 'hang') respondWithError(Object.assign(new Error('refused on request'), { responseCode: fault }))
  }

  async function start(): Promise<void> {
    server = new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      onConnect: (session, done) => at('CONNECT', session, done, done),
      onAuth({ username, password }, session, done) {
        const known = username === CREDENTIALS.user && password === CREDENTIALS.password
        at('AUTH', session, () => (known ? done(null, { user: username }) : done(new Error('unknown'))), done)
      },
      onMailFrom: (_address, session, done) => at('MAIL', session, done, done),
      onRcptTo: (_address, session, done) => at('RCPT', session, done, done),
      onData(stream, session, done) {
        text(stream).then(
          (raw) =>
            at('DATA', session, () => void take(raw, session).then(() => at('ANSWER', session, done, done)), done),
          // The client died half way: there is no mail, and nobody to tell.
          () => {},
        )
      },
    })
    server.on('error', () => {}) // Connections that a test cut.
    server.server.on('connection', (socket: Socket) => {
      const remotePort = socket.remotePort ?? 0
      sockets.set(remotePort, socket)
      socket.once('close', () => sockets.delete(remotePort))
    })
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    port = (server.server.address() as AddressInfo).port
  }

  async function take(raw: string, { envelope }: SMTPServerSession): Promise<void> {
    const recipients = envelope.rcptTo.map(({ address }) => address)
    mails.push({ recipients, raw, parsed: await PostalMime.parse(raw) })
  }

  async function stop(): Promise<void> {
    const closed = new Promise<void>((resolve) => server.close(resolve))
    for (const socket of sockets.values()) socket.destroy()
    await closed
  }

  const mailServer: MailServer = { url: '', mails, faults: {}, reached, start, stop }
  await start()
  mailServer.url = `smtp://127.0.0.1:${port}`
  return mailServer
}
