/** A disk of a few megabytes, for what only a real one does: it is full, or it loses its power. Linux, as root. */
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { fastFolder } from './fast-folder.ts'

export interface Disk {
  /** Where its files are. */
  folder: string
  /** Leaves no room for another byte. */
  fill(): void
  /** Takes away what filled it. */
  makeRoom(): void
  /**
   * Takes its power: what was not written to it by now, in spite of what programs were told of their writes, never will be.
   * Nothing can be read or written until `powerOn`.
   */
  powerOff(): void
  /** To be called when no process has a file of it open. */
  powerOn(): void
}

const run = (program: string, ...args: string[]) => execFileSync(program, args, { stdio: 'pipe', encoding: 'utf8' })

/** Why this machine cannot give us a disk; undefined if it can. */
export const whyNoDisk: string | undefined = (() => {
  if (process.getuid?.() !== 0) return 'a disk of its own can only be mounted as root'
  const folder = mkdtempSync(join(fastFolder(), 'test-disk-'))
  try {
    mount(folder, 8)
    run('umount', join(folder, 'files'))
  } catch (error) {
    return `no disk can be mounted here: ${error instanceof Error ? error.message.split('\n')[0] : error}`
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return undefined
})()

function mount(folder: string, megabytes: number): void {
  const image = join(folder, 'image')
  const files = join(folder, 'files')
  if (!existsSync(image)) {
    closeSync(openSync(image, 'w'))
    truncateSync(image, megabytes * 1024 ** 2)
    run('mkfs.ext4', '-q', '-m', '0', image)
    mkdirSync(files)
  }
  run('mount', '-o', 'loop', image, files)
}

/** The ioctl by which the kernel's own file system tests cut the power (EXT4_IOC_SHUTDOWN, without flushing the journal). */
const CUT = 'open(my $file, "<", $ARGV[0]) or die $!; my $how = pack("L", 2); ioctl($file, 0x8004587D, $how) or die $!'

export function buildDisk(megabytes: number): Disk {
  const base = mkdtempSync(join(fastFolder(), 'test-disk-'))
  const folder = join(base, 'files')
  // PostgreSQL's user comes in too.
  chmodSync(base, 0o755)
  mount(base, megabytes)
  onTestFinished(() => {
    // Open files stay readable; their names are gone.
    run('umount', '-l', folder)
    rmSync(base, { recursive: true, force: true })
  })
  const anchor = join(folder, 'anchor')
  writeFileSync(anchor, '')
  const ballast = join(folder, 'ballast')
  return {
    folder,
    fill() {
      const file = openSync(ballast, 'a')
      for (const size of [1024 ** 2, 64 * 1024, 1024, 1]) {
        try {
          for (;;) writeSync(file, Buffer.alloc(size))
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
        }
      }
      closeSync(file)
    },
    makeRoom: () => rmSync(ballast, { force: true }),
    powerOff: () => void run('perl', '-e', CUT, anchor),
    powerOn() {
      run('umount', folder)
      mount(base, megabytes)
    },
  }
}
