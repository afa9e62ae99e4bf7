import { createHash, randomBytes } from 'node:crypto'
import { type Knex, RememberedDevice, transaction, User } from '@nila/db'
import { recordAudit } from '../../audit/record-audit.ts'
import { DEVICE_AGE } from '../../http/device-cookie.ts'
import type { Services } from '../../services.ts'
import { notifyOwner } from '../notify-owner.ts'

/**
 * Seconds during which the token before the newest is still good: tabs of one browser resume at the same time, each with the cookie
 * that it started with.
 */
const GRACE = 10

/** A device that was just remembered or resumed, and what its browser is to keep. */
export interface Remembered {
  deviceId: number
  cookie: string
}

const makeSecret = (): string => randomBytes(32).toString('base64url')
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')
const contextOf = (seriesHash: string): string => `remembered device ${seriesHash}`

/** The cookie is `series.token`: the series finds the device, and nobody but its browser knows it; the token changes. */
function readCookie(cookie: string): { series: string; token: string; seriesHash: string } {
  const [series = '', token = ''] = cookie.split('.')
  return { series, token, seriesHash: hashOf(series) }
}

async function newToken({ secretBox }: Services, seriesHash: string) {
  const token = makeSecret()
  return {
    token,
    columns: {
      tokenHash: hashOf(token),
      sealedToken: await secretBox.seal(token, contextOf(seriesHash)),
      rotatedAt: RememberedDevice.fn.now(),
      expiresAt: RememberedDevice.raw(`now() + interval '${DEVICE_AGE} milliseconds'`),
    },
  }
}

/** Remembers a browser of the user's. */
export async function rememberDevice(services: Services, userId: number): Promise<Remembered> {
  const series = makeSecret()
  const seriesHash = hashOf(series)
  const { token, columns } = await newToken(services, seriesHash)
  const { id } = await RememberedDevice.query().insert({ ...columns, userId, seriesHash })
  return { deviceId: id, cookie: `${series}.${token}` }
}

/** Forgets the device of a cookie, and with it every session that was opened on it. */
export const forgetDevice = async (cookie: string): Promise<void> => {
  await RememberedDevice.query()
    .delete()
    .where({ seriesHash: readCookie(cookie).seriesHash })
}

/** Forgets all devices of a user, and with them every session that was opened on them. */
export const forgetDevices = (trx: Knex.Transaction, userId: number): PromiseLike<number> =>
  RememberedDevice.query(trx).delete().where({ userId })

/** A token that was given up long ago is in two hands, of which one is a thief's: both are shut out, and the owner is told (R21). */
async function revoke(
  services: Services,
  trx: Knex.Transaction,
  device: RememberedDevice,
  user: User,
  address: string,
): Promise<void> {
  await device.$query(trx).delete()
  await recordAudit(trx, user, 'device.revoke', { type: 'device', id: device.id })
  await notifyOwner(services, trx, user, 'tokenReused', address)
}

/**
 * Takes a device's cookie for a new session, and gives it its next token. Undefined where the device is not remembered (any more).
 * @param address that the request came from
 */
export async function resumeDevice(
  services: Services,
  cookie: string,
  address: string,
): Promise<(Remembered & { user: User }) | undefined> {
  const { series, token, seriesHash } = readCookie(cookie)
  // Before the transaction: sealing may ask the database for its key, which must not wait for a second connection.
  const next = await newToken(services, seriesHash)
  return transaction(async (trx) => {
    // Locked, so that of two tabs at once the second sees what the first has done.
    const device = await RememberedDevice.query(trx)
      .select('*', RememberedDevice.raw(`rotated_at > now() - interval '${GRACE} seconds' as "isFresh"`))
      .where('expiresAt', '>', RememberedDevice.fn.now())
      .findOne({ seriesHash })
      .forUpdate()
      .castTo<(RememberedDevice & { isFresh: boolean }) | undefined>()
    const user = device && (await User.query(trx).findById(device.userId))
    if (!user || user.suspendedAt || user.role !== 'user') return undefined

    const tokenHash = hashOf(token)
    if (tokenHash === device.tokenHash) {
      await RememberedDevice.query(trx)
        .patch({ ...next.columns, previousHash: tokenHash })
        .where({ id: device.id })
      return { deviceId: device.id, cookie: `${series}.${next.token}`, user }
    }
    if (tokenHash === device.previousHash && device.isFresh) {
      const present = await services.secretBox.open(device.sealedToken, contextOf(seriesHash))
      return { deviceId: device.id, cookie: `${series}.${present}`, user }
    }
    await revoke(services, trx, device, user, address)
    return undefined
  })
}
