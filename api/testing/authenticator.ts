import { createHash, generateKeyPairSync, type JsonWebKey, randomBytes, sign } from 'node:crypto'
import type {
  PasskeyAnswer,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from '@nila/api/contract'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** What an authenticator may do otherwise than it should. */
export interface Deviation {
  origin?: string
  rpId?: string
  challenge?: string
  /** Whether somebody touched it. */
  isPresent?: boolean
  /** Whether it asked for a fingerprint, a face or a PIN. */
  isVerified?: boolean
  /** How often it says that it has signed. */
  counter?: number
  userHandle?: string | null
  credentialId?: string
  signature?: string
  /** An attestation beside the passkey. */
  attestation?: { fmt: string; attStmt: Map<string, string | number | Uint8Array | Uint8Array[]> }
}

const PRESENT = 0x01
const VERIFIED = 0x04
/** Eligible for backup, and backed up. */
const BACKED_UP = 0x18
const HAS_CREDENTIAL = 0x40

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const coordinate = (jwk: JsonWebKey, name: 'x' | 'y'): Uint8Array =>
  new Uint8Array(Buffer.from(String(jwk[name]), 'base64url'))

function uint(value: number, bytes: 2 | 4): Buffer {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

/** An authenticator in software, with one passkey of ES256 that lives in a shared keychain, and the browser before it. */
export function createAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = publicKey.export({ format: 'jwk' })
  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(jwk, 'x')],
      [-3, coordinate(jwk, 'y')],
    ]),
  )
  const credentialId = base64url(randomBytes(32))
  let handle: string | undefined
  let count = 0

  const clientData = (type: string, challenge: string, over: Deviation): Buffer =>
    Buffer.from(
      JSON.stringify({ type, challenge: over.challenge ?? challenge, origin: over.origin ?? origin }),
    )

  function authenticatorData(rpId: string, over: Deviation, credential?: Buffer): Buffer {
    const flags =
      BACKED_UP |
      (over.isPresent === false ? 0 : PRESENT) |
      (over.isVerified === false ? 0 : VERIFIED) |
      (credential ? HAS_CREDENTIAL : 0)
    return Buffer.concat([
      sha256(over.rpId ?? rpId),
      Buffer.from([flags]),
      uint(over.counter ?? count, 4),
      credential ?? Buffer.alloc(0),
    ])
  }

  return {
    credentialId,

    /** Makes the passkey. */
    create({ challenge, rp, user }: PasskeyCreationOptions, over: Deviation = {}): PasskeyRegistration {
      handle = user.id
      const id = Buffer.from(over.credentialId ?? credentialId, 'base64url')
      const credential = Buffer.concat([Buffer.alloc(16), uint(id.length, 2), id, coseKey])
      const { fmt, attStmt } = over.attestation ?? { fmt: 'none', attStmt: new Map() }
      const attestationObject = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string | number | Uint8Array | Uint8Array[]>>([
          ['fmt', fmt],
          ['attStmt', attStmt],
          ['authData', new Uint8Array(authenticatorData(rp.id, over, credential))],
        ]),
      )
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, over)),
          attestationObject: base64url(attestationObject),
          transports: ['internal', 'hybrid'],
        },
      }
    },

    /** Signs a challenge. */
    get({ challenge, rpId }: PasskeyRequestOptions, over: Deviation = {}): PasskeyAnswer {
      const clientDataJSON = clientData('webauthn.get', challenge, over)
      const data = authenticatorData(rpId, over)
      const signature = sign('sha256', Buffer.concat([data, sha256(clientDataJSON)]), privateKey)
      const id = over.credentialId ?? credentialId
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientDataJSON),
          authenticatorData: base64url(data),
          signature: over.signature ?? base64url(signature),
          userHandle: over.userHandle === undefined ? handle : over.userHandle,
        },
      }
    },

    /** Has it count what it signs from now on, as security keys do. */
    countFrom(value: number): void {
      count = value
    },
  }
}

export type Authenticator = ReturnType<typeof createAuthenticator>

/** What no server may take from an authenticator, by name. */
export const deviations: [string, Deviation][] = [
  ['a foreign origin', { origin: 'https://nila.example' }],
  ['another port of this host', { origin: 'http://localhost:1' }],
  ['another RP id', { rpId: 'nila.example' }],
  ['a challenge that nobody gave', { challenge: 'A'.repeat(43) }],
  ['a challenge that is none', { challenge: '\0' }],
  ['nobody before the authenticator', { isPresent: false }],
  ['no fingerprint, face or PIN', { isVerified: false }],
]
