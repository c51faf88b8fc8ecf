/** Queues push messages for a client's subscribed browsers. */
import { ownerNameIn } from '#content/owner.ts'
import type { Language } from '#contract/language.ts'
import type { PushDevices, PushSubscription } from '#contract/portal/push.ts'
import type { Tx } from '#server/db/open.ts'
import { enqueue } from '#server/db/outbox/outbox.ts'
import { addSubscription, listSubscriptions, removeSubscription } from '#server/db/push.ts'
import { HttpError } from '#server/http/errors.ts'
import { canBeTold, PUSH, type Push } from '#server/integrations/push.ts'
import type { Services } from '#server/services.ts'
import type { ClientCall } from './projects.ts'

/** Others may see the device: the text says only that there is news. */
export async function pushToClient(
  tx: Tx,
  { clock, i18n }: Services,
  client: { id: string },
  projectId: string,
  language: Language,
): Promise<void> {
  for (const { id } of await listSubscriptions(tx, client.id)) {
    const push: Push = {
      subscriptionId: id,
      title: ownerNameIn(language),
      text: i18n(language)('portal.push'),
      path: `/client-portal?project=${projectId}`,
      language,
    }
    await enqueue(tx, clock, { id: `${crypto.randomUUID()}-push`, kind: PUSH, payload: push })
  }
}

export async function listPush({ db, push }: Services, { user }: ClientCall): Promise<PushDevices> {
  const devices = await listSubscriptions(db, user.id)
  return { publicKey: push.publicKey, endpoints: devices.map(({ endpoint }) => endpoint) }
}

/** @throws HttpError `malformed-request` for invalid keys. */
export async function addPush(services: Services, call: ClientCall<PushSubscription>): Promise<PushDevices> {
  const { clock } = services
  if (!canBeTold(call.body)) throw new HttpError('malformed-request')
  await call.write((tx) => addSubscription(tx, call.user.id, call.session, call.body, clock.now()))
  return await listPush(services, call)
}

export async function removePush(
  services: Services,
  call: ClientCall<Pick<PushSubscription, 'endpoint'>>,
): Promise<PushDevices> {
  await call.write((tx) => removeSubscription(tx, call.user.id, call.body.endpoint))
  return await listPush(services, call)
}
