/** A Debian that runs beside this one under its own systemd, by `systemd-nspawn`: its own processes, users, files and address, and the kernel of this machine. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { emptyDebian } from './debian.mjs';

const environment = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: '/root',
  DEBIAN_FRONTEND: 'noninteractive',
};
const bootTurns = 900;
const mostTold = 3000;
// The input of lines is for what asks for a password: nothing else takes it.
const shellStart = 'cd /root\napt-get() { command apt-get --yes "$@" < /dev/null; }';

/** Boots one in a new folder; adds to `ends` what ends it. */
export async function bootMachine({ name, address, folder, network, ends }) {
  const place = join(folder, name);
  execFileSync('cp', ['-a', emptyDebian(), place]);
  writeFileSync(join(place, 'etc/hostname'), `${name}\n`);
  writeFileSync(join(place, 'etc/hosts'), `127.0.0.1 localhost\n${address} ${name}\n`);
  writeFileSync(
    join(place, 'etc/systemd/network/10-host0.network'),
    `[Match]\nName=host0\n[Network]\nAddress=${address}/24\nGateway=${network.host}\n`,
  );
  execFileSync('systemctl', ['--quiet', `--root=${place}`, 'enable', 'systemd-networkd'], { stdio: ['ignore', 'ignore', 'ignore'] });
  const flags = [
    '--quiet',
    '--boot',
    '--register=no',
    '--keep-unit',
    '--resolv-conf=off',
    '--console=pipe',
    `--network-bridge=${network.bridge}`,
  ];
  const container = spawn('systemd-nspawn', [...flags, `--machine=${name}`, `--directory=${place}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  container.stderr.on('data', (chunk) => (said += chunk));
  const ended = once(container, 'exit');
  const init = await Promise.race([firstProcess(container.pid), ended.then(() => Promise.reject(new Error(`systemd-nspawn: ${said}`)))]);
  const machine = {
    name,
    address,
    place,
    /** Runs lines of a shell as root there, where the first that fails ends it; answers what they print. Throws what they printed where one fails. */
    run: (lines, input = '') => runIn(init, lines, input, name),
    /** Starts a program of this machine in the network of that one. */
    spawnInNetwork: (command, parameters, options) => spawn('nsenter', ['-t', String(init), '-n', '--', command, ...parameters], options),
    put(from, to) {
      mkdirSync(join(place, to, '..'), { recursive: true });
      cpSync(from, join(place, to), { recursive: true });
    },
    write: (to, text, mode) => writeFileSync(join(place, to), text, { mode }),
  };
  ends.push(() => {
    container.kill('SIGTERM');
    // Until it is gone; the program itself is a child of this process, which waits.
    execFileSync('tail', [`--pid=${init}`, '--follow', '/dev/null']);
  });
  await untilBooted(machine);
  return machine;
}

/** The process of this machine that is the first one of that one. */
async function firstProcess(container) {
  for (let turn = 0; turn < bootTurns; turn += 1) {
    const child = readdirSync('/proc')
      .filter((entry) => /^\d+$/.test(entry))
      .find((pid) => isFirstIn(container, pid));
    if (child) return Number(child);
    await pause(100);
  }
  throw new Error('systemd-nspawn started nothing.');
}

/** A child of the container's program that is the number 1 of a space of its own: a child before it only prepares that. */
function isFirstIn(container, pid) {
  try {
    return new RegExp(`^PPid:\\t${container}\n[^]*^NSpid:.*\\t1$`, 'm').test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false; // It has ended meanwhile.
  }
}

async function untilBooted(machine) {
  let state;
  for (let turn = 0; turn < bootTurns; turn += 1) {
    // There is nothing to ask in the first moments.
    state = await machine.run('systemctl is-system-running || true').catch(({ message }) => message);
    if (['running', 'degraded'].includes(state.trim())) return;
    await pause(100);
  }
  throw new Error(`${machine.name} did not boot: ${state}`);
}

async function runIn(init, lines, input, name) {
  const namespaces = ['-t', String(init), '-m', '-u', '-i', '-n', '-p', '-C', '-r', '-w', '--'];
  // A group of its own has no terminal: what asks for a password reads it from the input.
  const shell = spawn('nsenter', [...namespaces, '/bin/bash', '-e', '-c', `${shellStart}\n${lines}`], {
    env: environment,
    stdio: 'pipe',
    detached: true,
  });
  let [printed, answer] = ['', ''];
  shell.stdout.on('data', (chunk) => {
    printed += chunk;
    answer += chunk;
  });
  shell.stderr.on('data', (chunk) => (printed += chunk));
  // Whoever asks for nothing has closed it by then.
  shell.stdin.on('error', () => undefined);
  shell.stdin.end(input);
  const [code] = await once(shell, 'close');
  if (code !== 0) throw new Error(`On ${name} ended with ${code}:\n${lines}\n${printed.slice(-mostTold)}`);
  return answer;
}
