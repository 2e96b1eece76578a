import { hash as digest } from 'node:crypto'

/**
 * Hashes an address or a bucket for tables and indexes: 63 bits of its SHA-256, so that two of a million
 * are equal with a probability of 0.00001 %.
 */
export const hash = (text: string): bigint => digest('sha256', text, 'buffer').readBigInt64BE() >> 1n
