// A match in a notebook: the slider shows the board after each ply. All boards are in the document, packed.

(async () => {
  const packed = Uint8Array.from(atob(document.getElementById("boards").textContent), (sign) => sign.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  const boards = await new Response(stream).json();
  const [table, range, told] = ["main", "input", "output"].map((name) => document.querySelector(name));
  range.addEventListener("input", () => {
    told.value = range.value;
    table.innerHTML = boards[range.value - range.min];
  });
})();
