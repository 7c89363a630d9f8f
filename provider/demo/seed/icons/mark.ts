/** The app's mark: a shop curtain of three cloths, its middle one lifted as by someone who comes in. 512 units square. */
export function mark({ corner, scale }: { readonly corner: number; readonly scale: number }): string {
  const cloth = "#fff8ec";
  const shade = "#f3dcc0";
  const at = `translate(256 262) scale(${scale}) translate(-256 -262)`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">`,
    `<defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#d84a2c"/><stop offset="1" stop-color="#a32a16"/></linearGradient></defs>`,
    `<rect width="512" height="512" rx="${corner}" fill="url(#ground)"/>`,
    `<g transform="${at}">`,
    `<path d="M76 150h360" stroke="#5e1a0c" stroke-width="22" stroke-linecap="round"/>`,
    `<path d="M76 146h360" stroke="#f6c98d" stroke-width="18" stroke-linecap="round"/>`,
    `<path d="M104 136h22v36h-22zM176 136h22v36h-22zM245 136h22v36h-22zM314 136h22v36h-22zM386 136h22v36h-22z" fill="${shade}"/>`,
    `<path d="M98 168h102v212c0 8-6 12-13 11-26-4-50-4-76 0-7 1-13-3-13-11z" fill="${cloth}"/>`,
    `<path d="M312 168h102v212c0 8-6 12-13 11-26-4-50-4-76 0-7 1-13-3-13-11z" fill="${cloth}"/>`,
    `<path d="M206 168h100c0 60-6 104-34 138-12 14-28 22-46 25-11 2-20-5-20-16z" fill="${cloth}"/>`,
    `<path d="M306 168c0 60-6 104-34 138-12 14-28 22-46 25 34-40 46-92 46-163z" fill="${shade}"/>`,
    `</g></svg>`,
  ].join("");
}
