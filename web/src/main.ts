document.querySelector("#app")!.textContent = "Grognard";
